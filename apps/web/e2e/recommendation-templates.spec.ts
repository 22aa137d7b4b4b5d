import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, tabTo, test, translate } from './journey.ts';

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values?: Record<string, string | number>) => translate(language, key, values);

  test(`an administrator adds, orders and deletes a template, by keyboard (${language})`, async ({
    page,
  }) => {
    await signIn(page, PEOPLE.admin, '/account-settings');
    await speak(page, language);
    await tabTo(page, page.getByRole('link', { name: say('app:place.cgmTemplates') }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: say('cgm-recommendations:template.title'), level: 1 }),
    ).toBeVisible();
    const mark = Date.now().toString(36);
    const texts = { es: `Bebe agua ${mark}.`, en: `Drink water ${mark}.` };
    const both = `${texts.es} / ${texts.en}`;

    await tabTo(page, page.getByRole('button', { name: say('cgm-recommendations:template.add') }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('textbox', { name: say('cgm-recommendations:template.messageEs') }));
    await page.keyboard.type(texts.es);
    await tabTo(page, dialog.getByRole('textbox', { name: say('cgm-recommendations:template.messageEn') }));
    await page.keyboard.type(texts.en);
    await tabTo(page, dialog.getByRole('button', { name: say('cgm-recommendations:form.save') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('messages:cgmTemplate.create.done'))).toBeVisible();
    const items = page
      .getByRole('list', { name: say('cgm-recommendations:template.title') })
      .getByRole('listitem');
    await expect(items.last()).toContainText(both);
    await expectAccessible(page, 'recommendation templates', { widths: WIDTHS });

    const own = items.filter({ hasText: both });
    const before = await items.count();
    await tabTo(page, own.getByRole('button').first(), 90);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(items.nth(before - 2)).toContainText(both);
    await reload(page);
    await expect(items.nth(before - 2)).toContainText(both);

    await tabTo(
      page,
      own.getByRole('button', { name: say('cgm-recommendations:deleteOf', { message: both }) }),
      90,
    );
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await tabTo(
      page,
      question.getByRole('button', { name: say('cgm-recommendations:template.deleteConfirm') }),
    );
    await page.keyboard.press('Enter');
    await expect(own).toHaveCount(0);
    await expect(items).toHaveCount(before - 1);
  });
}
