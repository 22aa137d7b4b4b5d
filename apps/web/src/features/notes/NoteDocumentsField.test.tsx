import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { KitInLanguage } from '../../app/KitInLanguage.tsx';
import { addUpload } from '../../app/uploads/uploads.ts';
import { NoteDocumentsField } from './NoteDocumentsField.tsx';

vi.mock('../../app/uploads/send-document.ts', () => ({
  sendDocument: () => new Promise(() => undefined),
}));
vi.mock('@healzy/api/runtime', async (original) => ({
  ...(await original<object>()),
  useApi: () => ({ client: {}, accountId: 'a1' }),
}));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['notes']);
});
afterEach(cleanup);

const open = (draftKey: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitInLanguage>
        <NoteDocumentsField
          patientId="p1"
          draftKey={draftKey}
          error={undefined}
          value={[]}
          onChange={() => undefined}
          onBusyChange={() => undefined}
        />
      </KitInLanguage>
    </QueryClientProvider>,
  );

it('brings what is uploaded for a note into that note, and into no other of the patient', async () => {
  const { unmount } = open('patients/p1/notes/n1');
  // jsdom cannot put a file into a field.
  act(() => addUpload('NOTE/patients/p1/notes/n1', new File(['a'], 'analisis.pdf')));
  expect(await screen.findByText('analisis.pdf')).toBeTruthy();
  unmount();
  const other = open('patients/p1/notes/new');
  expect(screen.queryByText('analisis.pdf')).toBeNull();
  other.unmount();
  open('patients/p1/notes/n1');
  expect(screen.getByText('analisis.pdf')).toBeTruthy();
});
