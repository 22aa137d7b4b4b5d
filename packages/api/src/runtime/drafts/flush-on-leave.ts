/**
 * Writes what is not written yet when the page may be about to go.
 *
 * @returns what ends it
 */
export function flushOnLeave(flush: () => void): () => void {
  const whenHidden = () => document.visibilityState === 'hidden' && flush();
  // Sealing takes a moment, which the page still has before it goes but no longer once it is hidden.
  window.addEventListener('beforeunload', flush);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    window.removeEventListener('beforeunload', flush);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}
