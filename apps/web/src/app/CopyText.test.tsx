import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyText } from './CopyText.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const copy = () => {
  render(
    <CopyText
      text="https://clinica.example"
      labels={{ copy: 'Copy', done: 'Copied', failed: 'Not copied' }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
};
const clipboard = (writeText?: (text: string) => Promise<void>) =>
  // jsdom has none.
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });

it('copies a text, and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  clipboard(writeText);
  copy();
  expect((await screen.findByRole('status')).textContent).toContain('Copied');
  expect(writeText).toHaveBeenCalledWith('https://clinica.example');
});

it.each([
  ['refuses it', () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'))],
  ['has none, as without https', undefined],
])('says that it could not be copied where the browser %s', async (_what, writeText) => {
  clipboard(writeText);
  copy();
  expect((await screen.findByRole('status')).textContent).toContain('Not copied');
});
