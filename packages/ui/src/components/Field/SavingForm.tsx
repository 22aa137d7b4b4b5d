import type { ReactNode } from 'react';

/** A form with one field, for stories about what it submits. */
export function SavingForm({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  return (
    <form
      aria-label="Patient"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <button type="submit">Save</button>
    </form>
  );
}
