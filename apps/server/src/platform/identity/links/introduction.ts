import { nameText } from '@healzy/domain/shared';
import type { Sql } from '../../db/database.ts';
import { textOf } from '../answers.ts';
import { becomeSpecialist, rename } from '../people.ts';
import { pickLanguage } from '../pages/languages.ts';

/** What the first administrator of a clinic says of themselves. */
export interface Introduction {
  name: string;
  surname: string;
  /** Whether patients may be assigned to them. */
  treats: boolean;
  language: ReturnType<typeof pickLanguage>;
  /** The fields that are empty or hold no name. */
  problems: readonly ('name' | 'surname')[];
}

const text = nameText();

/** Reads the submitted form; of nothing, an empty one without problems. */
export function readIntroduction(body: unknown): Introduction {
  const typed = { name: textOf(body, 'name'), surname: textOf(body, 'surname') };
  const problems = (['name', 'surname'] as const).filter((field) => !text.safeParse(typed[field]).success);
  return {
    name: typed.name.trim(),
    surname: typed.surname.trim(),
    treats: textOf(body, 'treats') !== '',
    language: pickLanguage({ chosen: textOf(body, 'lang') }),
    problems: body === undefined ? [] : problems,
  };
}

/**
 * Stores the name, the language of the page, and, if they treat patients, that they are a specialist too; in a
 * transaction of the system role. Nobody can have a token of theirs yet.
 *
 * @param id of the person
 */
export async function introduce(sql: Sql, id: string, said: Introduction): Promise<void> {
  await rename(sql, id, said);
  if (said.treats) await becomeSpecialist(sql, id);
}
