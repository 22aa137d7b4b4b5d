/** Everything that a page needs once: `import '@healzy/ui/theme/global'` at the top of its entry. */
import './layers.css.ts';
import './fonts.ts';
import './reset.css.ts';
import './scale.css.ts';
import './light.css.ts';
import './dark.css.ts';
import './forced.css.ts';
import './density.css.ts';
