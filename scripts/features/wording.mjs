// What a reader would stumble over in a sentence: a name that the glossary has retired, a count without its forms, the
// accent that only specified sentences go without, a percentage set as in the other language.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { flatten, sentenceFiles } from './locales.mjs';

/**
 * What each language no longer calls a thing, and what it is called: see `docs/glossary.md`.
 *
 * @type {Record<'es' | 'en', readonly (readonly [RegExp, string])[]>}
 */
const RETIRED = {
  es: [
    [/\bhecho solo\b/i, 'completado automáticamente'],
    [/\bposfinal\b/i, 'seguimiento posterior'],
    [/\bde qué parte el plan\b/i, 'datos de partida'],
    [/\blo que se ve\b(?! en)/i, 'valoración visual'],
    [/\bcita (?:dada|anulada)\b/i, 'cita programada, cita cancelada'],
    [/\b(?:traer|trajo|llevarse) (?:la|una) historia\b/i, 'exportar, importar la historia'],
    [/\bno se dice nada\b/i, 'sin valorar'],
    [/\b(?:prueba|análisis|diagnóstico)s? (?:\S+ ){0,2}terminad[oa]s?\b/i, 'finalizada'],
    [/\bTerminar (?:el )?análisis\b/i, 'finalizar'],
    [/\b(?:esta|tu|mi) historia\b(?! clínica)/i, 'ficha, the name of a record on screen'],
    [/\ben (?:la|su|tu) historia\b(?! clínica)/i, 'ficha, the name of a record on screen'],
    [/\bpasos? atrasados?\b/i, 'vencidos'],
    [/\b(?:toda|en|de) la cuenta\b(?<!(?:Nombre|Estado) de la cuenta)/i, 'la organización'],
    [/\bcarbohidratos\b/i, 'hidratos de carbono'],
    [/\btests?\b/i, 'prueba'],
    [/\bsucesos?\b/i, 'evento'],
    [/\b(?:Enter|Entrar) (?:acepta|elige|envía|amplía|abre)\b|\bcon Entrar\b/, 'Intro, the key'],
    [/\btu profesional\b/i, 'tu especialista'],
    [/\bvuestr[oa]s?\b|\bvosotr[oa]s\b|\b\p{L}+(?:áis|éis)(?!\p{L})/iu, 'tú: only one person is spoken to'],
    [/\busted(?:es)?\b/i, 'tú'],
  ],
  en: [
    [/\bticked by the record\b|\bticks itself\b/i, 'completed automatically'],
    [/\bprincipal specialist\b/i, 'main specialist'],
    [/\byour professional\b/i, 'your specialist'],
    [/\bcannot be told\b/i, 'unknown'],
    [/\bout of goal\b|\bin goal\b/i, 'far from target, on target'],
    [/\bpatient evolution\b|^evolution$/i, 'patients over time'],
    [/\bagainst before\b|\bthe period before\b/i, 'vs previous period'],
    [/\btakes? no (?:more )?answers?\b/i, 'no longer accepts answers'],
    [/\bmust not or will not\b/i, "can't or won't"],
    [/\b(?:patient|complete) card\b|\bthe card\b/i, 'record'],
    [/\bbirthdate\b|\bbirth date\b/i, 'date of birth'],
    [/\be-mails?\b/i, 'email'],
    [/\b(?:of|in|whole) (?:the )?account\b/i, 'organisation'],
    [/\banswer for (?:it|this energy)\b/i, 'take responsibility'],
    [/\b(?:is|are|was) good for\b/i, 'valid for'],
    [/\banew\b|\bmended\b/i, 'again, fixed'],
    [/\b(?:hemoglobin|anemia|fiber|color|gray|diarrhea|celiac|apnea)\b/i, 'its British spelling'],
    [/\b(?:organi|recogni|oxidi|ioni|personali)z/i, 'its British spelling, with an s'],
    [/\bcanceled\b/i, 'cancelled'],
    [/\bsoy(?:beans)?\b(?! sauce)/i, 'soya'],
  ],
};

/** Specification 8.2 and 8.3: the generic sentences and those of notifications go without the accent. */
const SPECIFIED_WITHOUT_ACCENT =
  /\/sentences\/es\.json messages\.|\/messages\.json |error\.generic\.text$|errors\.json code\.(?:UNKNOWN|INTERNAL)$/;

/** Values that are numbers, by the names that sentences give them. */
const NUMBERS =
  'count|formatted|total|days|minutes|hours|readings|meals|doses|unread|steps|shown|low|high|years';
const COUNTED = {
  es: new RegExp(`\\{\\{(?:${NUMBERS})\\}\\} [a-záéíóúñ]{3,}s\\b`),
  en: new RegExp(`\\{\\{(?:${NUMBERS})\\}\\} [a-z]{3,}s\\b`),
};
/** A form of a plural, or a number that is the lesser of two: “1 of 3 rows” agrees with three. */
const HAS_FORMS = /_(?:zero|one|other)$/;
const AGREES_WITH_A_TOTAL =
  /\{\{\w+\}\} (?:de|of) \{\{\w+\}\}|\b(?:más de|more than|at most|como mucho|hasta|up to) \{\{| at most\b/i;

/**
 * Counts that are never one, because the code shows them only from two on, or because they are limits.
 *
 * @type {ReadonlySet<string>}
 */
const NEVER_ONE = new Set([
  'blockedMinutes', // From 90 seconds on.
  'link.body', // The lifetime of a link, 30 days.
  'body', // Likewise: surveys and wearables.
  'intakeMail.body',
  'send.text',
  'intake.send.text',
  'send.dueWrong',
  'body.chart.summary', // One measurement has its own sentence.
  'summary.weightSeries', // A line needs two points.
  'intakes.average', // One day is named by its date.
  'answer.regularity', // The index needs five days.
  'value', // A correlation needs fourteen days.
  'reason.NO_VARIATION',
  'lead.compared', // A day is compared in sentences of its own.
  'lead.alone',
  'choices.mailText', // A setting, ten minutes.
  'import.question.lastDays', // Asked only of more than a test can hold.
  'errors.code.CGM_NOT_A_SENSOR', // A distance needs two readings.
  'errors.code.CGM_TWO_SENSORS',
  'errors.code.CGM_SPAN_TOO_LONG',
  'errors.code.CGM_TOO_MANY_READINGS',
  'code.FILE_TAKES_TOO_LONG', // A limit.
  'event.notAll', // A limit.
  'print.notAll',
  'fill.impossible.stopped',
  'day.hours', // 23 or 25.
  'medical-tests.finding.LOW_WEEKDAY', // A weekday needs several weeks.
  'medical-tests.finding.SEVERE_HIGH_WEEKDAY',
]);

const keyed = (root, language) =>
  sentenceFiles(root, language).flatMap((file) =>
    flatten(JSON.parse(readFileSync(join(root, file), 'utf8'))).map(([key, text]) => ({ file, key, text })),
  );

/** The Spanish of the kit: the literals of its pack, and of the Spanish half of each part's labels. */
function kitSpanish(root) {
  const isLabels = (path) => /(?:\/labels\/\w+|Labels)\.ts$/.test(path) && !path.endsWith('.test.ts');
  return filesBelow(join(root, 'packages/ui/src'), isLabels).flatMap((path) => {
    const file = relative(root, path);
    const text = readFileSync(path, 'utf8');
    const spanish = file.endsWith('/es.ts') ? text : text.slice(text.search(/\bes: [{(]/));
    return [...spanish.matchAll(/(['`])((?:(?!\1).)+)\1/g)].map(([, , literal]) => ({
      file,
      key: literal,
      text: literal,
    }));
  });
}

/** @returns {string[]} one message per sentence that uses a name which the glossary has retired. */
export function retiredNames(root) {
  return ['es', 'en'].flatMap((language) =>
    [...keyed(root, language), ...(language === 'es' ? kitSpanish(root) : [])].flatMap(
      ({ file, key, text }) =>
        RETIRED[language].flatMap(([name, better]) => {
          const [found] = name.exec(text.replaceAll(/\{\{[^}]*\}\}/g, '…')) ?? [];
          return found === undefined ? [] : [`${file} "${key}" says “${found}”. Say: ${better}.`];
        }),
    ),
  );
}

/** @returns {string[]} one message per sentence that would say “1 lecturas”, and per plural that lacks a form. */
export function countsWithoutForms(root) {
  return ['es', 'en'].flatMap((language) => {
    const all = keyed(root, language);
    const has = new Set(all.map(({ file, key }) => `${file} ${key}`));
    return all.flatMap(({ file, key, text }) => {
      const plain = key.replace(HAS_FORMS, '');
      if (plain !== key) {
        const other = key.endsWith('_other') ? '_one' : '_other';
        return has.has(`${file} ${plain}${other}`)
          ? []
          : [`${file} "${key}" has no "${plain}${other}". Add it.`];
      }
      const isWrong = COUNTED[language].test(text) && !AGREES_WITH_A_TOTAL.test(text) && !NEVER_ONE.has(key);
      return isWrong
        ? [`${file} "${key}" would be wrong of one: «${text}». Give it "${key}_one" and "${key}_other".`]
        : [];
    });
  });
}

/** @returns {string[]} one message per sentence set as the language does not. */
export function settingProblems(root) {
  return ['es', 'en'].flatMap((language) =>
    keyed(root, language).flatMap(({ file, key, text }) => {
      const problems = [];
      const name = `${file} "${key}"`;
      if (/\bmas tarde\b/.test(text) && !SPECIFIED_WITHOUT_ACCENT.test(`${file} ${key}`))
        problems.push(`${name} is not a specified sentence: write “más tarde”.`);
      if (language === 'en' && /[\d}]\s%(?!\w)/.test(text))
        problems.push(`${name}: no space before % in English.`);
      if (language === 'es' && /[\d}]%/.test(text) && key !== 'shares.sum')
        problems.push(`${name}: a space before % in Spanish.`);
      if (/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/.test(text))
        problems.push(`${name} has a date in digits: name the month.`);
      return problems;
    }),
  );
}
