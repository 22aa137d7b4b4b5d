import {
  FOLLOW_UP_STEPS,
  type FollowUpStepCode,
  shippedTemplate,
  templateOf,
} from '@healzy/domain/follow-up-plans';
import type { Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expectAccessible } from './axe.ts';
import {
  expect,
  inTurn,
  paletteTitle,
  PEOPLE,
  reload,
  signIn,
  speak,
  tabTo,
  test,
  translate,
  visit,
} from './journey.ts';
import { noteTyping, waitForAllTyped } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const TEMPLATE_WIDTHS = [1440, 991, 390] as const;
/** No other journey starts a follow-up of this type: its template is the whole account's. */
const TYPE = 'WIN_2';

interface Templates {
  items: { type: string; version: number; isShipped: boolean }[];
}

/** The template is the shipped one, even after a journey that failed half-way. */
async function beginAsShipped(page: Page) {
  const call = await callerOf<Templates>(page);
  const { items } = (await call('GET', '/patient-service/follow-up-template')).body;
  const template = items.find(({ type }) => type === TYPE);
  if (template === undefined || template.isShipped) return;
  const { status } = await call('POST', `/patient-service/follow-up-template/${TYPE}/reset`, undefined, {
    'if-match': `"${template.version}"`,
  });
  expect(status).toBe(200);
}

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `follow-up-templates:${key}`, values);
  const plans = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `follow-up-plans:${key}`, values);
  const told = (act: string) => translate(language, `messages:followUpTemplate.${act}.done`);
  const stepName = (code: FollowUpStepCode): string =>
    FOLLOW_UP_STEPS[code][language === 'es' ? 'nameEs' : 'nameEn'];
  const own = language === 'es' ? 'Visita a la cocina' : 'Kitchen visit';

  test(`a template is changed by keyboard, begins a follow-up, and is reset (${language})`, async ({
    page,
  }) => {
    await noteTyping(page);
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    await beginAsShipped(page);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: paletteTitle(language) })).toBeFocused();
    await page.keyboard.type(say('title'));
    await expect(
      page.getByRole('option', { name: translate(language, 'app:place.followUpTemplates') }),
    ).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say('title'), level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: plans(`type.${TYPE}`) }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`type=${TYPE}`));
    await expect(page.getByText(say('shipped'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('reset.action') })).toHaveCount(0);
    const stepsOf = (phase: string) =>
      page.getByRole('list', { name: plans(`phase.${phase}`), exact: true }).getByRole('listitem');
    const running = stepsOf('IN_PROGRESS');
    const shippedCount = shippedTemplate(TYPE).filter(({ phase }) => phase === 'IN_PROGRESS').length;
    await expect(running).toHaveCount(shippedCount);
    await expectAccessible(page, 'a template of follow-ups', { widths: TEMPLATE_WIDTHS });

    // A step of their own: what is missing is named, what was typed survives a reload.
    const adding = page.getByRole('button', { name: say('add') });
    await tabTo(page, adding);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: say('add') });
    const spanish = dialog.getByRole('textbox', { name: say('field.nameEs') });
    await spanish.fill('Visita a la cocina');
    await waitForAllTyped(page);
    await reload(page);
    await adding.press('Enter');
    await expect(spanish).toHaveValue('Visita a la cocina');
    const save = dialog.getByRole('button', { name: say('save') });
    await save.press('Enter');
    const english = dialog.getByRole('textbox', { name: say('field.nameEn') });
    await expect(english).toHaveAttribute('aria-invalid', 'true');
    await tabTo(page, english);
    await page.keyboard.type('Kitchen visit');
    const day = dialog.getByRole('textbox', { name: say('field.dueDay') });
    await day.fill('9');
    const proof = dialog.getByRole('button', { name: new RegExp(say('field.proof')) });
    await tabTo(page, proof);
    await page.keyboard.press('Enter');
    const held = page.getByRole('option', { name: plans('proofKind.APPOINTMENT_HELD') });
    await expectAccessible(page, 'the choice of a proof', { widths: TEMPLATE_WIDTHS });
    await held.press('Enter');
    await expect(proof).toContainText(plans('proofKind.APPOINTMENT_HELD'));
    await expectAccessible(page, 'a step of a template', { widths: TEMPLATE_WIDTHS });
    await save.press('Enter');
    await expect(page.getByText(told('create'))).toBeVisible();
    await expect(running.last()).toContainText(own);
    await expect(running.last()).toContainText(say('day', { day: 9 }));
    await expect(running.last()).toContainText(say('ticks', { what: plans('proofKind.APPOINTMENT_HELD') }));

    // Up one place, where it stays.
    await tabTo(page, running.last().getByRole('button').first(), 150);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    const moved = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname.endsWith('/position') && answer.ok(),
    );
    await page.keyboard.press('Space');
    await moved;
    await reload(page);
    await expect(running.nth(shippedCount - 1)).toContainText(own);

    const call = stepsOf('STARTED').filter({ hasText: stepName('WELCOME_CALL') });
    await call
      .getByRole('button', { name: say('editOf', { name: stepName('WELCOME_CALL') }) })
      .press('Enter');
    const editing = page.getByRole('dialog', { name: say('editOf', { name: stepName('WELCOME_CALL') }) });
    const dueDay = editing.getByRole('textbox', { name: say('field.dueDay') });
    await dueDay.fill('731');
    await editing.getByRole('button', { name: say('save') }).press('Enter');
    await expect(dueDay).toHaveAttribute('aria-invalid', 'true');
    await dueDay.fill('3');
    await editing.getByRole('button', { name: say('save') }).press('Enter');
    await expect(page.getByText(told('edit'))).toBeVisible();
    await expect(call).toContainText(say('day', { day: 3 }));

    // Removing asks first.
    const survey = stepName('SATISFACTION_SURVEY');
    const after = stepsOf('POST_FINAL').filter({ hasText: survey });
    const remove = after.getByRole('button', { name: say('removeOf', { name: survey }) });
    await remove.press('Enter');
    const asked = page.getByRole('alertdialog', { name: say('remove.title', { name: survey }) });
    await expectAccessible(page, 'removing a step', { widths: TEMPLATE_WIDTHS });
    await asked.getByRole('button', { name: say('remove.keep') }).press('Enter');
    await expect(after).toHaveCount(1);
    await remove.press('Enter');
    await asked.getByRole('button', { name: say('remove.confirm') }).press('Enter');
    await expect(page.getByText(told('delete'))).toBeVisible();
    await expect(after).toHaveCount(0);

    // A follow-up begins with these steps.
    const patient = await ownPatient(page, {
      name: language === 'es' ? 'Pilar' : 'Paula',
      surname: 'Plantilla',
      birthdate: '1976-08-02',
    });
    await visit(page, `/patient/${patient.id}/plans-list`);
    await page
      .getByRole('button', { name: plans('new') })
      .first()
      .press('Enter');
    const beginning = page.getByRole('dialog', { name: plans('new') });
    const type = beginning.getByRole('radio', { name: plans(`type.${TYPE}`) });
    await expect(type).toHaveAccessibleDescription(new RegExp(`^${templateOf(TYPE).length} `));
    await type.press('Space');
    await beginning.getByRole('button', { name: plans('start') }).press('Enter');
    const title = plans('one', { type: plans(`type.${TYPE}`) });
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const visitStep = page.getByRole('checkbox', { name: own });
    await expect(visitStep).toHaveAccessibleDescription(
      new RegExp(plans('proven', { what: plans('proofKind.APPOINTMENT_HELD') })),
    );
    await expect(page.getByRole('checkbox', { name: survey })).toHaveCount(0);
    const address = new URL(page.url()).pathname;

    // Resetting names what would be lost; the follow-up keeps its steps.
    await visit(page, `/follow-up-templates?type=${TYPE}`);
    await page.getByRole('button', { name: say('reset.action') }).press('Enter');
    const reset = page.getByRole('alertdialog');
    await expect(reset.getByRole('list', { name: say('reset.differences') })).toContainText(
      say('reset.added', { name: own }),
    );
    await expect(reset).toContainText(say('reset.removed', { name: survey }));
    await expect(reset).toContainText(
      say('reset.changed', {
        name: stepName('WELCOME_CALL'),
        field: say('field.dueDay'),
        from: say('day', { day: 3 }),
        to: say('day', { day: 1 }),
      }),
    );
    await expectAccessible(page, 'resetting a template', { widths: TEMPLATE_WIDTHS });
    await reset.getByRole('button', { name: say('reset.confirm') }).press('Enter');
    await expect(page.getByText(told('reset'))).toBeVisible();
    await expect(page.getByText(say('shipped'))).toBeVisible();
    await expect(running).toHaveCount(shippedCount);
    await expect(after).toHaveCount(1);
    await visit(page, address);
    await expect(visitStep).toBeVisible();
    await expect(page.getByRole('checkbox', { name: survey })).toHaveCount(0);
  });
}
