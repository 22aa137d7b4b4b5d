import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { z } from 'zod';
import {
  hasCredentials,
  HUE_LIMITS,
  LEGAL_DOCUMENTS,
  PRODUCT_HUES,
  PRODUCT_VERSION,
  type Brand,
} from '@healzy/domain/shared';
import { maxPicturePixels } from '@healzy/domain/documents';
import { ConfigError } from '../../config.ts';
import { ABOUT_PAGES, type AboutPage } from './about-pages.ts';

/** A logo is shown on every page: a larger one would slow them down noticeably. */
const LOGO_MAX_BYTES = 200_000;

const LOGO_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .refine((value) => !hasCredentials(value), 'must have no name or password before its host');
const text = (most: number) => z.string().trim().min(1, 'must not be empty').max(most);
/** One for all languages, or one for each. */
const inEachLanguage = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([
    schema.transform((one) => ({ es: one, en: one })),
    z.strictObject({ es: schema, en: schema }, 'must be one address or text, or one for each of es and en'),
  ]);
const logoFile = z
  .string()
  .regex(/^[\w.-]+\.(svg|png|webp)$/i, 'must name an .svg, .png or .webp beside the brand file');

const REASONS = {
  accent: 'reds, oranges and yellows mean a risk here, greens mean in range',
  warm: 'elsewhere it looks like a state or a glucose range',
  neutral: 'an angle in degrees',
} as const;
const hue = (name: keyof typeof HUE_LIMITS) => {
  const [least, most] = HUE_LIMITS[name];
  const message = `must be a whole number from ${least} to ${most} (${REASONS[name]})`;
  return z.int(message).min(least, message).max(most, message).default(PRODUCT_HUES[name]);
};

const brandFileSchema = z.strictObject({
  name: text(40).optional(),
  logo: z
    .union([
      logoFile.transform((one) => ({ light: one, dark: one })),
      z.strictObject({ light: logoFile, dark: logoFile }),
    ])
    .optional(),
  hues: z.strictObject({ accent: hue('accent'), warm: hue('warm'), neutral: hue('neutral') }).optional(),
  legal: z
    .strictObject({
      termsOfUse: inEachLanguage(address).optional(),
      privacyPolicy: inEachLanguage(address).optional(),
      hiringTerms: inEachLanguage(address).optional(),
      endUserAgreement: inEachLanguage(address).optional(),
    })
    .optional(),
  supportEmail: z.email('must be an e-mail address').optional(),
  communityUrl: inEachLanguage(address).optional(),
  device: z
    .strictObject({
      serialNumber: text(60).optional(),
      storageNote: inEachLanguage(text(400)).optional(),
    })
    .optional(),
});

type BrandFile = z.output<typeof brandFileSchema>;

/** The brand and the logos that it names, read once at start. */
export interface InstalledBrand {
  readonly brand: Brand;
  /** By the last part of their URL. */
  readonly logos: ReadonlyMap<string, { readonly type: string; readonly bytes: Uint8Array }>;
}

const ownPage = (page: AboutPage) => ({ es: `/about/${page}?lang=es`, en: `/about/${page}?lang=en` });

/** The brand file's values, or the product's own where it has none. */
function brandOf(file: BrandFile): Brand {
  const legal = LEGAL_DOCUMENTS.map(
    (document) => [document, file.legal?.[document] ?? ownPage(ABOUT_PAGES[document])] as const,
  );
  return {
    name: file.name ?? 'Healzy',
    logo: file.logo ? { light: `/brand/${file.logo.light}`, dark: `/brand/${file.logo.dark}` } : null,
    hues: file.hues ?? null,
    legal: Object.fromEntries(legal) as Brand['legal'],
    supportEmail: file.supportEmail ?? null,
    communityUrl: file.communityUrl ?? ownPage(ABOUT_PAGES.community),
    device: {
      serialNumber: file.device?.serialNumber ?? `HEALZY-${PRODUCT_VERSION}`,
      storageNote: file.device?.storageNote ?? null,
    },
  };
}

/**
 * The logo for e-mails: the product's mark (`own`) without a logo, the clinic's where e-mail programs show it (PNG), and
 * otherwise none. The mark is a picture in the product's hues, so that it is left out beside others. On a light background, because few programs choose an image by theme.
 */
export function mailLogoOf({ brand, logos }: InstalledBrand) {
  if (brand.logo === null) return brand.hues === null ? 'own' : null;
  const logo = logos.get(brand.logo.light.slice('/brand/'.length));
  return logo?.type === 'image/png' ? logo : null;
}

/** One line for each error, with its path in the file. */
function linesOf(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) => {
    const place = issue.path.length === 0 ? 'the file' : issue.path.join('.');
    // A union reports only that nothing matched; its branches say why.
    const inner = issue.code === 'invalid_union' ? issue.errors.flat() : [];
    const reasons = inner.length === 0 ? [issue.message] : [...new Set(inner.map(({ message }) => message))];
    return `  ${place}: ${reasons.join('; or ')}`;
  });
}

function readLogo(folder: string, name: string) {
  const bytes = readFileSync(resolve(folder, name));
  if (bytes.byteLength > LOGO_MAX_BYTES) throw new Error(`is larger than ${LOGO_MAX_BYTES / 1000} kB`);
  return { type: LOGO_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream', bytes };
}

/**
 * Reads and validates the brand file; without one, the product's own brand.
 *
 * @throws ConfigError that names each field and what it must be
 */
export function readBrand(path: string | null): InstalledBrand {
  if (path === null) return { brand: brandOf({}), logos: new Map() };
  const wrong = (lines: readonly string[]) =>
    new ConfigError(`The brand file ${path} (BRAND_FILE) cannot be used:\n${lines.join('\n')}`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw wrong([`  ${error instanceof SyntaxError ? `it is no JSON: ${error.message}` : String(error)}`]);
  }
  const parsed = brandFileSchema.safeParse(content);
  if (!parsed.success) throw wrong(linesOf(parsed.error));
  const { logo } = parsed.data;
  const logos = new Map<string, { type: string; bytes: Uint8Array }>();
  for (const name of logo ? [logo.light, logo.dark] : []) {
    try {
      logos.set(name, readLogo(dirname(path), name));
    } catch (error) {
      throw wrong([`  logo: ${name} ${error instanceof Error ? error.message : String(error)}`]);
    }
  }
  return { brand: brandOf(parsed.data), logos };
}

/**
 * Refuses logos of more pixels than a clinic's own may have: every page shows them, and e-mails attach one.
 *
 * @param isLarge whether a picture has too many
 * @throws ConfigError that names the file and the limit
 */
export async function refuseLargeLogos(
  { logos }: InstalledBrand,
  isLarge: (bytes: Uint8Array) => Promise<boolean>,
): Promise<void> {
  for (const [name, { bytes }] of logos) {
    if (await isLarge(bytes))
      throw new ConfigError(
        `The logo ${name} of the brand file (BRAND_FILE) has more than ${maxPicturePixels('ACCOUNT') / 1_000_000} million pixels.`,
      );
  }
}
