/** The one style sheet of the server's own pages: theme, fonts and their looks. */
import '../theme/global.ts';
import './hosted.css.ts';
