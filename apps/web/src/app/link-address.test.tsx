import { render, screen } from '@testing-library/react';
import { Link } from '@healzy/ui/primitives';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pathWithin, useLinkHref } from './link-address.ts';

function hrefOf(address: string): string | null {
  render(
    <MemoryRouter initialEntries={['/patient/7/notes']}>
      <LinkProvider navigate={() => undefined} useHref={useLinkHref}>
        <Link href={address}>{address}</Link>
      </LinkProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: address }).getAttribute('href');
}

describe('the address of a link', () => {
  it.each([
    'https://guias.example/sueño?x=1#a',
    'http://guias.example',
    'HTTPS://GUIAS.EXAMPLE',
    'mailto:ana@correo.example',
    'tel:+34600100200',
  ])('is left alone when it leads outside: %s', (address) => {
    expect(hrefOf(address)).toBe(address);
  });

  it('goes through the router when it is a path', () => {
    expect(hrefOf('/patients?page=2')).toBe('/patients?page=2');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])(
    'with another scheme runs and loads nothing: %s',
    (address) => {
      const href = hrefOf(address);
      expect(href).toMatch(/^\//);
    },
  );

  it('goes through the router when it points to this app', () => {
    expect(pathWithin('https://app.example/patients?page=2#top', 'https://app.example')).toBe(
      '/patients?page=2#top',
    );
    expect(pathWithin('/patients', 'https://app.example')).toBe('/patients');
    expect(pathWithin('https://guias.example/', 'https://app.example')).toBe('https://guias.example/');
  });
});
