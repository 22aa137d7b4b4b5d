/**
 * Flushes unsaved input when the page may be about to unload.
 *
 * @returns a function that stops it
 */
export function flushOnLeave(flush: () => void): () => void {
  const whenHidden = () => document.visibilityState === 'hidden' && flush();
  // Encrypting takes a moment, which the page still has before it unloads but not once it is hidden.
  window.addEventListener('beforeunload', flush);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    window.removeEventListener('beforeunload', flush);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}
