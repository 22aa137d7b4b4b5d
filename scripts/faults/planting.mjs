// The list of planted faults, and how one gets into a copy of the project and out again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import api from './api.mjs';
import domain from './domain.mjs';
import server from './server.mjs';
import ui from './ui.mjs';
import web from './web.mjs';

/**
 * A mistake that somebody could make, and the test that notices it.
 *
 * @typedef {object} Fault
 * @property {string} id unique; begins with its area
 * @property {string} does what a person would meet
 * @property {string} file
 * @property {string} find its text, occurring once in the file, or once after `after`
 * @property {string} [after] a text that occurs once in the file, where `find` alone does not
 * @property {string} replace
 * @property {Stage} stage
 * @property {string} by the test's file, or the folder whose types are checked
 * @property {string} [test] a part of the name of the test, where another of the file must not do
 * @property {'embedded'} [engine] of the server's tests; PostgreSQL otherwise
 * @property {string} [escapes] why nothing notices it today; such a fault fails no run
 *
 * @typedef {'domain' | 'server' | 'api' | 'ui' | 'web' | 'scripts' | 'types' | 'features' | 'contract' | 'stories' | 'journeys'} Stage
 */

const inArea = (area, list) => list.map((fault) => ({ ...fault, area, id: `${area}/${fault.id}` }));

/** @type {readonly (Fault & { area: string })[]} */
export const FAULTS = Object.entries({ domain, server, api, ui, web }).flatMap(([area, list]) =>
  inArea(area, list),
);

const placesOf = (text, part) => text.split(part).length - 1;

/** The file with the fault in it. Throws when the list no longer fits the file. */
function withFault(text, { id, file, find, after, replace }) {
  const count = (part) => {
    const places = placesOf(text, part);
    if (places !== 1) throw new Error(`${id}: ${file} has ${places} places with ${JSON.stringify(part)}.`);
  };
  if (find === replace) throw new Error(`${id} changes nothing.`);
  if (after === undefined) {
    count(find);
    return text.replace(find, () => replace);
  }
  count(after);
  const start = text.indexOf(after) + after.length;
  const place = text.indexOf(find, start);
  if (place === -1) throw new Error(`${id}: ${file} does not have ${JSON.stringify(find)} after the anchor.`);
  return text.slice(0, place) + replace + text.slice(place + find.length);
}

/** What is wrong with the list: faults that no longer fit their file, double names. */
export function faultsOfTheList(root) {
  const seen = new Set();
  return FAULTS.flatMap((fault) => {
    try {
      if (seen.has(fault.id)) throw new Error(`${fault.id} is there twice.`);
      seen.add(fault.id);
      withFault(readFileSync(join(root, fault.file), 'utf8'), fault);
      if (!['features', 'contract'].includes(fault.stage)) readFileSync(testFile(root, fault), 'utf8');
      return [];
    } catch (error) {
      return [error.message];
    }
  });
}

const testFile = (root, { stage, by }) => join(root, by, stage === 'types' ? 'tsconfig.json' : '');

/** Plants a fault in a copy; what it returns restores the file. */
export function plant(folder, fault) {
  const path = join(folder, fault.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, withFault(before, fault));
  return () => writeFileSync(path, before);
}
