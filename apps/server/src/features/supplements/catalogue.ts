import type { Supplement } from '@healzy/api/schema';
import { handler } from '../../platform/http/calls.ts';
import { countedPage, searchPatterns } from '../../platform/http/paging.ts';
import {
  ALL_SUPPLEMENTS,
  requireSupplement,
  SUPPLEMENT_COLUMNS,
  toSupplement,
  type SupplementRow,
} from './catalogue-rows.ts';

export const listSupplements = handler('listSupplements', async ({ caller, query }, sql) => {
  const { items, ...page } = await countedPage<SupplementRow>(sql, query, {
    name: 'supplementation',
    columns: SUPPLEMENT_COLUMNS,
    from: ALL_SUPPLEMENTS,
    where: `$1::uuid IS NOT NULL AND ($2::text[] IS NULL OR x.category = ANY ($2))
      AND ($3::text IS NULL OR x.origin = $3) AND x.search_key LIKE ALL ($4::text[])`,
    params: [caller.accountId, query.category ?? null, query.origin ?? null, searchPatterns(query.search)],
    by: query.language === 'en' ? 'x.key_en' : 'x.key_es',
    type: 'text',
    id: 'x.id',
    isDescending: query.sort === '-name',
  });
  const body: { items: Supplement[]; nextCursor: string | null; total: number } = {
    ...page,
    items: items.map(toSupplement),
  };
  return { status: 200, body };
});

export const getSupplement = handler('getSupplement', async ({ caller, path }, sql) => {
  const supplement = toSupplement(await requireSupplement(sql, caller.accountId, path.id));
  return { status: 200, body: supplement, version: supplement.version };
});
