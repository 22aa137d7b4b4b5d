/** Inter Variable from our own origin: seven subsets, of which a page loads those that it needs. */
import '@fontsource-variable/inter';
