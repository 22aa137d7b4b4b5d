// `npm run restore`: see backup.mjs.
import './backup.mjs';
