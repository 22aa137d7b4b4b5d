import { expect, PEOPLE, translate, signIn, test, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

test('a link in a note opens its address, and one that could run script is only text', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const { id, call } = await ownPatient(page, {
    name: 'Enlazada',
    surname: 'Guía',
    birthdate: '1981-03-12',
  });
  const link = (text: string, href: string | null) => ({
    type: 'PARAGRAPH',
    level: 0,
    spans: [{ text, marks: [], href }],
  });
  const created = await call('POST', `/patient-service/patient/${id}/note`, {
    title: 'Pautas',
    message: [
      link('Guía de sueño', 'https://guias.example/sueno?x=1#dos'),
      link('Escribir', 'mailto:ana@correo.example'),
      link('Llamar', 'tel:+34600100200'),
    ],
  });
  expect(created.status).toBe(201);
  const refused = await call('POST', `/patient-service/patient/${id}/note`, {
    title: 'Trampa',
    message: [link('Pulsar', 'javascript:alert(1)')],
  });
  expect(refused.status).toBe(400);

  await visit(page, `/patient/${id}/notes`);
  const note = page.getByRole('region', { name: 'Pautas', exact: true });
  const guide = note.getByRole('link', { name: 'Guía de sueño' });
  await expect(guide).toHaveAttribute('href', 'https://guias.example/sueno?x=1#dos');
  await expect(guide).toHaveAttribute('target', '_blank');
  await expect(guide).toHaveAttribute('rel', /noopener/);
  await expect(note.getByRole('link', { name: 'Escribir' })).toHaveAttribute(
    'href',
    'mailto:ana@correo.example',
  );
  await expect(note.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+34600100200');

  await page
    .context()
    .route('https://guias.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Sueño</title>' }),
    );
  const [opened] = await Promise.all([page.waitForEvent('popup'), guide.click()]);
  await expect(opened).toHaveURL('https://guias.example/sueno?x=1#dos');
  await expect(page).toHaveURL(new RegExp(`/patient/${id}/notes`));
  // The app's own links still go through the router.
  await page
    .getByRole('link', { name: translate('es', 'patients:title'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/patients/);
});
