import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../app/story-server.tsx';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { IMPORTED, SAMPLE_WEARABLES, WATCH } from '../sample-wearables.ts';
import { DataView } from './DataView.tsx';

const asked = fn();
const server = answering({
  'put /source-order': ({ body }) => {
    asked(body);
    return SAMPLE_WEARABLES;
  },
  'post /devices': ({ body }) => {
    asked(body);
    return { device: { ...WATCH, name: 'Móvil' }, token: 'hz_wearable_token' };
  },
  'post /revoke': ({ body }) => {
    asked(body);
    return WATCH;
  },
  'delete /{importId}': () => {
    asked('undone');
    return undefined;
  },
});

const meta = {
  title: 'App/WearableData',
  component: DataView,
  decorators: [server, inApp],
  loaders: [messages('wearables', 'wearables-import', 'link-delivery', 'errors', 'messages')],
  beforeEach: () => {
    asked.mockReset();
  },
  args: {
    patient: { id: 'ana', email: 'ana@correo.example', phone: null, language: 'es' },
    wearables: SAMPLE_WEARABLES,
  },
} satisfies Meta<typeof DataView>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('dialog');

export const Default: Story = {
  name: 'Says where the figures come from, and what each file gave',
  play: async ({ canvas }) => {
    const file = within(canvas.getByRole('region', { name: 'exportar.zip' }));
    await expect(file.getByText('Sent by the patient')).toBeVisible();
    await expect(file.getByText('Apple Health')).toBeVisible();
    await userEvent.click(file.getByRole('button', { name: /Read, stored and not stored/ }));
    await expect(file.getByText('99: records 4, 17…')).toBeVisible();
    // A reason that this version does not know is not shown by its code.
    await expect(file.getByText('For another reason')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Reloj de Ana' })).getByText('Connected'),
    ).toBeVisible();
  },
};

export const KeyboardConnects: Story = {
  name: 'A device is connected by keyboard, and its token is shown once',
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Connect device' }).focus();
    await userEvent.keyboard('{Enter}');
    const asking = within(await dialog(canvasElement));
    asking.getByRole('button', { name: 'Connect' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await asking.findByText('Choose at least one thing.')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.type(asking.getByRole('textbox', { name: /Name/ }), 'Móvil');
    asking.getByRole('checkbox', { name: 'Sleep' }).focus();
    await userEvent.keyboard(' ');
    asking.getByRole('button', { name: 'Connect' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await asking.findByRole('textbox', { name: 'Token' })).toHaveValue('hz_wearable_token');
    await expect(asked).toHaveBeenCalledWith({ name: 'Móvil', choices: ['SLEEP'] });
    await expect(asking.getByRole('button', { name: 'Copy token' })).toBeVisible();
    asking.getByRole('button', { name: 'I have copied it' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('hz_wearable_token')).toBeNull());
  },
};

export const Revoked: Story = {
  name: 'Taking a token back asks what becomes of what was sent, and keeps it unless told',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Reloj de Ana' }));
    const asking = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: /Disconnect/ }),
    );
    await expect(asking.getByRole('radio', { name: 'It is kept' })).toBeChecked();
    await userEvent.click(asking.getByRole('radio', { name: 'It is deleted: 12,034 records' }));
    await userEvent.click(asking.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ removesRecords: true }));
  },
};

export const KeyboardOrders: Story = {
  name: 'The order of the sources is changed by keyboard',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Drag iPhone' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({ sources: ['iPhone', 'Apple Watch', 'Reloj de Ana'] }),
    );
  },
};

export const Undo: Story = {
  name: 'An import is undone whole, after a question that says how much',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import of exportar.zip' }));
    const asking = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: /Undo/ }),
    );
    await expect(asking.getByText(/1,200 records are deleted/)).toBeVisible();
    await userEvent.click(asking.getByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('undone'));
  },
};

export const Failed: Story = {
  name: 'A refused connection says why, and keeps what was typed',
  beforeEach: () => {
    asked.mockImplementation(() => {
      throw new ApiError('', { status: 409, code: 'WEARABLE_DEVICES' });
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect device' }));
    const asking = within(await dialog(canvasElement));
    await userEvent.type(asking.getByRole('textbox', { name: /Name/ }), 'Móvil');
    await userEvent.click(asking.getByRole('checkbox', { name: 'Steps' }));
    await userEvent.click(asking.getByRole('button', { name: 'Connect' }));
    await expect(await asking.findByText(/Twenty devices are connected already/)).toBeVisible();
    await expect(asking.getByRole('textbox', { name: /Name/ })).toHaveValue('Móvil');
  },
};

export const ReadOnly: Story = {
  name: 'An observer sees everything and changes nothing',
  args: { wearables: { ...SAMPLE_WEARABLES, canEdit: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can see this data, but not change it.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'exportar.zip' })).toBeVisible();
    for (const name of [/Undo/, /Disconnect/, /Connect device/, /Choose files/, /Create link/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Offers each way in while there is nothing',
  args: {
    wearables: { ...SAMPLE_WEARABLES, state: 'NONE', lastOn: null, sources: [], devices: [], imports: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No device connected.')).toBeVisible();
    await expect(canvas.getByText('No file imported.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create link' })).toBeVisible();
  },
};

const LONG = 'Reloj-de-la-señora-de-la-casa-'.repeat(3).slice(0, 80);
export const LongOnAPhone: Story = {
  name: 'The longest names stay inside the smallest phone',
  globals: { viewport: { value: 'w320' } },
  args: {
    wearables: {
      ...SAMPLE_WEARABLES,
      devices: [{ ...WATCH, name: LONG, state: 'LOST', lastAt: null }],
      imports: [{ ...IMPORTED, fileName: `${'exportar-'.repeat(20)}.zip`, sources: [LONG, LONG] }],
      link: {
        id: 'link',
        link: `https://salvia.example/wearables#${'s'.repeat(43)}`,
        delivery: 'EMAIL',
        sentTo: `${'ana.'.repeat(20)}@correo.example`,
        createdAt: '2026-03-01T10:00:00.000Z',
        expiresAt: '2026-03-15T10:00:00.000Z',
        openedAt: null,
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Not opened yet/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
