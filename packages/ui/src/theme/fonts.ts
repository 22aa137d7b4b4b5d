/** Inter Variable, self-hosted: seven subsets, of which a page loads those it needs. */
import '@fontsource-variable/inter';
