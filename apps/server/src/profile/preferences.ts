import type { Preferences } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { handler } from '../http/calls.ts';
import { unprocessable } from '../http/http-problem.ts';

interface PreferencesRow {
  menuMode: Preferences['menuMode'];
  theme: Preferences['theme'];
  glucoseUnit: Preferences['glucoseUnit'];
  hasShortcuts: boolean | null;
  hasIntakeMail: boolean | null;
}

const NOTHING_CHOSEN: Preferences = {
  menuMode: null,
  theme: null,
  glucoseUnit: null,
  hasShortcuts: null,
  hasIntakeMail: null,
};

const toPreferences = (row: PreferencesRow | undefined): Preferences =>
  row === undefined
    ? NOTHING_CHOSEN
    : {
        menuMode: row.menuMode,
        theme: row.theme,
        glucoseUnit: row.glucoseUnit,
        hasShortcuts: row.hasShortcuts,
        hasIntakeMail: row.hasIntakeMail,
      };

async function findPreferences(sql: Sql, userId: string): Promise<Preferences> {
  const { rows } = await sql.query<PreferencesRow>(
    'SELECT menu_mode, theme, glucose_unit, has_shortcuts, has_intake_mail FROM user_preferences WHERE user_id = $1',
    [userId],
  );
  return toPreferences(rows[0]);
}

export const getOwnPreferences = handler('getOwnPreferences', async ({ caller }, sql) => ({
  status: 200,
  body: await findPreferences(sql, caller.userId),
}));

export const updateOwnPreferences = handler(
  'updateOwnPreferences',
  async ({ caller, body, services }, sql) => {
    const {
      menuMode = null,
      theme = null,
      glucoseUnit = null,
      hasShortcuts = null,
      hasIntakeMail = null,
    } = body;
    if (hasIntakeMail === true && !services.mail.reachesPeople)
      throw unprocessable('NOTICE_MAIL_NOT_CONFIGURED', 'This server sends no e-mail.');
    await sql.query(
      `INSERT INTO user_preferences AS p (user_id, menu_mode, theme, glucose_unit, has_shortcuts, has_intake_mail)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id) DO UPDATE SET
       menu_mode = coalesce(excluded.menu_mode, p.menu_mode),
       theme = coalesce(excluded.theme, p.theme),
       glucose_unit = coalesce(excluded.glucose_unit, p.glucose_unit),
       has_shortcuts = coalesce(excluded.has_shortcuts, p.has_shortcuts),
       has_intake_mail = coalesce(excluded.has_intake_mail, p.has_intake_mail),
       updated_at = now()`,
      [caller.userId, menuMode, theme, glucoseUnit, hasShortcuts, hasIntakeMail],
    );
    return { status: 200, body: await findPreferences(sql, caller.userId) };
  },
);
