import type { AuditLog } from '@healzy/api/audit-log';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failedPages, pendingPages, samplePages } from '../../app/lists/sample-pages.ts';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { AuditLogTable } from './AuditLogTable.tsx';

const log = (id: number, change: Partial<AuditLog>): AuditLog => ({
  id: `01a1fd4d-2551-7f95-85d0-0895696${String(id).padStart(5, '0')}`,
  kind: 'SIGN_IN',
  email: 'carmen.robledo@clinica-alba.example',
  userId: null,
  subject: null,
  ip: '192.0.2.17',
  browser: 'Firefox',
  system: 'Windows',
  at: '2026-03-29T07:15:04.000Z',
  date: '2026-03-29',
  hour: '09:15:04',
  details: {},
  ...change,
});

const rows = [
  log(1, { kind: 'EXPORTED', details: { exported: 'AUDIT_LOG', rows: 1204 } }),
  log(2, {
    kind: 'ROLE_CHANGED',
    subject: { id: '01a1fd4d-2551-7f95-85d0-089569600000', email: 'inigo.larrea@clinica-alba.example' },
    details: { rolesBefore: ['RECEPTIONIST'], rolesAfter: ['RECEPTIONIST', 'ADMIN'] },
  }),
  log(3, { details: { method: 'PASSKEY' } }),
  log(4, { kind: 'SIGN_IN_FAILED', ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', browser: null, system: null }),
  log(5, { kind: 'ACCOUNT_CHANGED', details: { fields: ['taxNumber', 'city'] } }),
];

const meta = {
  title: 'App/AuditLogTable',
  component: AuditLogTable,
  decorators: [inApp],
  loaders: [messages('audit-log')],
  args: {
    pages: samplePages(rows),
    empty: { pictogram: 'history', title: 'Todavía no hay actividad', text: 'Aquí verás quién entra.' },
    list: {
      sorting: { sort: { column: 'at', direction: 'descending' }, onSortChange: fn() },
      isNarrowed: false,
      clear: fn(),
    },
  },
} satisfies Meta<typeof AuditLogTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Says who did what, to whom, from what to what, when and from where',
  play: async ({ canvas }) => {
    const changed = within(await canvas.findByRole('row', { name: /inigo\.larrea/ }));
    await expect(changed.getByText(/Reception → Reception, Administration/)).toBeVisible();
    await expect(changed.getByText('03/29/26')).toBeVisible();
    await expect(changed.getByText('09:15:04')).toBeVisible();
    await expect(canvas.getByText(/Activity log · 1204 rows/)).toBeVisible();
    await expect(canvas.getByText(/Tax number, city/)).toBeVisible();
  },
};

export const Turned: Story = {
  name: 'Can be sorted oldest first',
  play: async ({ args, canvas }) => {
    const heading = await canvas.findByRole('columnheader', { name: /Date/ });
    await userEvent.click(within(heading).getByRole('button'));
    await expect(args.list?.sorting?.onSortChange).toHaveBeenLastCalledWith({
      column: 'at',
      direction: 'ascending',
    });
  },
};

const longest = `${'direccion-muy-larga'.repeat(12)}@clinica-con-un-nombre-que-no-acaba.example`;
export const LongContent: Story = {
  name: 'Truncates an address of 254 characters without breaking the layout',
  args: {
    pages: samplePages([
      log(1, { email: longest, subject: { id: '01a1fd4d-2551-7f95-85d0-089569600000', email: longest } }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = {
  name: 'Becomes cards on a phone, with the time next to the day',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Mar 29, 2026, 09:15/)).length).toBe(rows.length);
  },
};

export const Loading: Story = {
  name: 'Reserves the space of its rows while loading',
  args: { pages: samplePages<AuditLog>([], pendingPages) },
};

export const Empty: Story = {
  name: 'Says what will be here when empty',
  args: { pages: samplePages<AuditLog>([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aquí verás quién entra.')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Says what failed and offers a retry',
  args: { pages: samplePages<AuditLog>([], { ...failedPages, refetch: fn() }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.pages.refetch).toHaveBeenCalledOnce();
  },
};
