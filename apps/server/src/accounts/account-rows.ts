import type { Account } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';

export interface AccountRow {
  id: string;
  version: number;
  name: string;
  businessName: string | null;
  userSurname: string | null;
  profileImageId: string | null;
  accountName: string | null;
  contactPhone: string | null;
  legalName: string | null;
  taxNumber: string | null;
  invoiceAddress: string | null;
  postalCode: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  timezone: string;
}

const COLUMNS = `id, version, name, business_name, user_surname, profile_image_id, account_name, contact_phone,
  legal_name, tax_number, invoice_address, postal_code, city, state, country, timezone`;

export async function findAccount(sql: Sql, id: string): Promise<AccountRow | undefined> {
  const { rows } = await sql.query<AccountRow>(`SELECT ${COLUMNS} FROM accounts WHERE id = $1`, [id]);
  return rows[0];
}

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    businessName: row.businessName,
    userSurname: row.userSurname,
    profileImage: row.profileImageId,
    accountName: row.accountName,
    contactPhone: row.contactPhone,
    legalName: row.legalName,
    taxNumber: row.taxNumber,
    invoiceAddress: row.invoiceAddress,
    postalCode: row.postalCode,
    city: row.city,
    state: row.state,
    country: row.country,
    timezone: row.timezone,
  };
}

/** The zone in which an account's days are told. */
export async function accountZone(sql: Sql, id: string): Promise<string> {
  return (await findAccount(sql, id))?.timezone ?? 'UTC';
}
