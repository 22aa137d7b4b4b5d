/** The style sheet of the server's own pages: theme, fonts and their styles. */
import '../theme/global.ts';
import './hosted.css.ts';
