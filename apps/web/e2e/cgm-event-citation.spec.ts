import { expectAccessible } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

for (const language of inTurn(import.meta.url)) {
  test(`a note cites an event by keyboard, opens it, and stays readable when it is deleted (${language})`, async ({
    page,
  }) => {
    const say = (key: string, values = {}) => translate(language, key, values);
    await signIn(page, PEOPLE.specialist, '/patients');
    await speak(page, language);
    const { id, professionalId, call } = await ownPatient(page, {
      name: 'Elvira',
      surname: 'Citaevento',
      birthdate: '1972-08-30',
    });
    const tests = `/measurement-service/patient/${id}/medical-test`;
    const made = await call('POST', tests, { name: 'MCG', type: 'CGM', principalId: professionalId });
    expect(made.status).toBe(201);
    const address = `/patient/${id}/medical-test/cgm/${made.body.id}`;
    const events = `/measurement-service/cgm/${made.body.id}/events`;
    const name = 'Arroz con verduras';
    const added = await call('POST', events, { type: 'MEAL', name, start: '2026-01-21T13:00:00Z' });
    expect(added.status).toBe(201);
    const eventPath = `${address}/event/${added.body.id}`;

    // Without a note that is being written there is nothing to cite in.
    await visit(page, eventPath);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const cite = page.getByRole('button', { name: say('cgm-events:action.cite') });
    await expect(cite).toHaveCount(0);
    await page.keyboard.press('Control+j');
    const rail = page.getByRole('complementary', { name: say('notes:title') });
    await tabTo(page, rail.getByRole('button', { name: say('notes:new') }), 120);
    await page.keyboard.press('Enter');
    await tabTo(page, rail.getByRole('textbox', { name: say('notes:form.title') }));
    await page.keyboard.type('Con un evento');
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, cite, 120);
    await page.keyboard.press('Enter');
    const message = rail.getByRole('textbox', { name: say('notes:form.message') });
    await expect(message).toContainText(`${name} (${say('cgm-events:type.MEAL')})`);

    // The same from the list of what can be cited.
    await expect(message).toBeFocused();
    await page.keyboard.type('@');
    const picker = page.getByRole('combobox', { name: say('notes:citation.title') });
    await expect(picker).toBeFocused();
    await page.keyboard.type('arroz');
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
    await expectAccessible(page, 'citing an event', { widths: [1440] });
    await page.keyboard.press('Enter');
    await tabTo(page, rail.getByRole('button', { name: say('notes:form.save'), exact: true }), 120);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('messages:note.create.done'))).toBeVisible();

    await visit(page, `/patient/${id}/notes`);
    await page.getByRole('link', { name: /^Con un evento/ }).press('Enter');
    const note = page.getByRole('main');
    const links = note.getByRole('link', {
      name: new RegExp(`^${say('notes:citation.kind.TEST_EVENT')}: ${name}`),
    });
    await expect(links).toHaveCount(2);
    await links.first().press('Enter');
    await page.waitForURL(new RegExp(eventPath));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    expect((await call('DELETE', `${events}/${added.body.id}`)).status).toBe(204);
    await page.goBack();
    await reload(page);
    await expect(note).toContainText(`${name} (${say('cgm-events:type.MEAL')})`);
    await expect(links).toHaveCount(0);
    await expectAccessible(page, 'a note whose event is gone', { widths: [1440] });
  });
}
