import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { breakpoints } from '../../theme/breakpoints.ts';
import { Screen } from '../Screen/Screen.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { AppShell, type AppShellMenuMode } from './AppShell.tsx';
import { AppShellSample, sampleEntries } from './AppShellSample.tsx';

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  // The sample opens and closes its menu itself.
  argTypes: { isMenuOpen: { control: false }, place: { control: false } },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<{ menuMode?: AppShellMenuMode }>;

/** Opens the overlay menu: on a phone, from the bar at the lower edge. */
const menuButton = () => (window.innerWidth < breakpoints.tablet ? 'Menu' : 'Open the menu');

const isWide = () => window.innerWidth >= breakpoints.desktop;

export const Default: Story = {
  name: 'Slim: icons with names, one of them the current page',
  args: { menuMode: 'slim' },
  render: ({ menuMode }) => <AppShellSample mode={menuMode ?? 'slim'} />,
  play: async ({ canvas }) => {
    if (!isWide()) return;
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(menu.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(menu.getByRole('link', { name: 'Chats, 3 unread' })).toBeVisible());
    await expect(menu.queryByRole('link', { name: 'Not for everyone' })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Main menu' }).getBoundingClientRect().width).toBe(
      64,
    );
  },
};

export const OneLine: Story = {
  name: 'Breadcrumbs, heading and controls share one line of 56 px, which is all that stays while the page scrolls',
  render: () => (
    <AppShellSample mode="slim">
      <Screen
        title="Tests"
        breadcrumbsLabel="You are here"
        breadcrumbs={[
          { id: 'people', label: 'People', href: '#people' },
          { id: 'tests', label: 'Tests' },
        ]}
      >
        <div style={{ height: 3000 }}>Content</div>
      </Screen>
    </AppShellSample>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Tests' });
    const controls = canvas.getByRole('button', { name: 'Account of Ana Ruiz' });
    await expect(canvas.getByRole('main').contains(title)).toBe(true);
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(
      controls.getBoundingClientRect().left,
    );
    window.scrollTo(0, 1200);
    await waitFor(() => {
      const { top, bottom } = title.getBoundingClientRect();
      if (top < 0 || bottom > 56) throw new Error(`The title is between ${top} and ${bottom} px`);
    });
    await expect(controls.getBoundingClientRect().bottom).toBeLessThanOrEqual(56);
    window.scrollTo(0, 0);
  },
};

export const KeyboardSkips: Story = {
  name: 'The first tab stop skips the menu',
  render: () => <AppShellSample mode="slim" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const KeyboardShowsNames: Story = {
  name: 'Slim: with the keyboard in the menu all names are visible and the content yields; leaving it narrows',
  render: () => <AppShellSample mode="slim" />,
  play: async ({ canvas }) => {
    if (!isWide()) return;
    const menu = canvas.getByRole('navigation', { name: 'Main menu' });
    const widths = () => ({
      menu: menu.getBoundingClientRect().width,
      content: canvas.getByRole('main').getBoundingClientRect().left,
    });
    await userEvent.tab();
    await expect(widths()).toEqual({ menu: 64, content: 64 });
    await userEvent.tab();
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(widths()).toEqual({ menu: 240, content: 240 }));
    const settings = canvas.getByRole('button', { name: 'Settings' });
    settings.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('General')).toBeVisible();
    await expect(settings).toHaveFocus();
    canvas.getByRole('main').focus();
    await waitFor(() => expect(widths()).toEqual({ menu: 64, content: 64 }));
  },
};

export const PointerKeepsTheWidth: Story = {
  name: 'Slim: a press in the menu does not widen it',
  render: () => <AppShellSample mode="slim" />,
  play: async ({ canvas }) => {
    if (!isWide()) return;
    const menu = canvas.getByRole('navigation', { name: 'Main menu' });
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(menu.getBoundingClientRect().width).toBe(64);
  },
};

export const Static: Story = {
  name: 'Static: icons and labels beside the content',
  render: () => <AppShellSample mode="static" />,
  play: async ({ canvas }) => {
    if (!isWide()) return;
    await waitFor(() => expect(canvas.getByText('Foods')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
  },
};

export const KeyboardOverlay: Story = {
  name: 'Overlay: opens over the content, traps focus, closes on Escape and on navigation',
  render: () => <AppShellSample mode="overlay" />,
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const toggle = canvas.getByRole('button', { name: menuButton() });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await body.findByRole('dialog', { name: 'Main menu' }, { timeout: 5000 });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.click(toggle);
    await userEvent.click(
      within(await body.findByRole('dialog', {}, { timeout: 5000 })).getByRole('link', { name: 'Dashboard' }),
    );
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Dashboard' })).toBeVisible());
  },
};

export const OverlayByPress: Story = {
  name: 'Overlay: a press beside the menu closes it',
  render: () => <AppShellSample mode="overlay" opensAt />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: 'Main menu' }, { timeout: 5000 });
    await waitFor(() => expect(body.getByRole('navigation', { name: 'Main menu' })).toBeVisible());
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const OnAPhone: Story = {
  name: 'On a phone the pages needed most and the menu are at the lower edge',
  render: () => <AppShellSample mode="slim" />,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Quick navigation' }));
    await expect(canvas.queryByRole('button', { name: 'Open the menu' })).toBeNull();
    await expect(bar.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
    const menu = bar.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('dialog', { name: 'Main menu' }, { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongWords: Story = {
  name: 'A page with a thousand characters without spaces widens nothing',
  render: () => (
    <AppShell
      menuMode="slim"
      isMenuOpen={false}
      onMenuOpenChange={() => undefined}
      menu={(shape) => <SideMenu shape={shape} entries={sampleEntries('home')} />}
    >
      <Screen title={'Wolfeschlegelsteinhausen'.repeat(42)}>
        <p>Content</p>
      </Screen>
    </AppShell>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text, the menu is on the right',
  render: () => (
    <I18nProvider locale="ar">
      <AppShellSample mode="slim" />
    </I18nProvider>
  ),
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ canvas }) => {
    const content = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    if (isWide()) {
      const menu = canvas.getByRole('navigation', { name: 'Main menu' }).getBoundingClientRect();
      await expect(menu.left).toBeGreaterThan(content.left);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
