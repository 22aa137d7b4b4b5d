import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { es } from './es.ts';
import { LabelsProvider } from './LabelsProvider.ts';

const meta: Meta<typeof LabelsProvider> = {
  title: 'Guidelines/Labels',
  component: LabelsProvider,
};
export default meta;
type Story = StoryObj<typeof LabelsProvider>;

const nothing = () => undefined;

export const Default: Story = {
  args: {
    labels: es,
    children: (
      <ConfirmDialog
        title="¿Eliminar la prueba?"
        confirmLabel="Eliminar la prueba"
        intent="danger"
        trigger={<Button>Eliminar…</Button>}
        onConfirm={(close) => close()}
      >
        Sus archivos se pierden.
      </ConfirmDialog>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar…' }));
    const window = within(await screen.findByRole('alertdialog'));
    await expect(window.getByRole('button', { name: 'Cerrar' })).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: 'Cancelar' }));
  },
};

export const SomeInOtherWords: Story = {
  args: {
    labels: es,
    children: (
      <LabelsProvider labels={{ common: { next: 'Más antiguas' } }}>
        <Pagination label="Páginas" summary="1 a 25 de 140" onPrevious={nothing} onNext={nothing} />
      </LabelsProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Más antiguas' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toBeVisible();
  },
};

export const AProp: Story = {
  args: {
    labels: es,
    children: <ErrorState title="No hay conexión" retryLabel="Conectar de nuevo" onRetry={nothing} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Conectar de nuevo' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: es.common.retry })).toBeNull();
  },
};
