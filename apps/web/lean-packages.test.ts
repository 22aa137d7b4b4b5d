import { describe, expect, it } from 'vitest';
import { partOfSentences } from './divided-sentences.ts';
import { withRuntime } from './inline-runtime.ts';
import {
  contextsOf,
  emptied,
  pureComponents,
  triggerApart,
  withOneCalendar,
  withoutContexts,
  withoutFunctions,
  withoutLogging,
} from './lean-packages.ts';

const button = `import {useSlot as $b$useSlot} from "./utils.mjs";
import {FormContext as $f$form, Form as $f$Form} from "./Form.mjs";

const $b$context = /*#__PURE__*/ (0, $r$createContext)({});
function $b$Button() {}


export {$b$context as ButtonContext, $b$Button as Button};`;
const neighbours: Record<string, string> = {
  './utils.mjs': 'function $u$useSlot() {}\n\n\nexport {$u$useSlot as useSlot};',
  './Form.mjs':
    'const $f$context = /*#__PURE__*/ (0, $r$createContext)(null);\n\n\nexport {$f$context as FormContext, $f$F as Form};',
};
const read = (address: string) => neighbours[address] ?? '';

describe('contexts beside components', () => {
  it('are declared in a module of their own', () => {
    expect(contextsOf(button)).toBe(
      "import { createContext } from 'react';\nexport const $b$context = /*#__PURE__*/ createContext({});",
    );
  });

  it('are imported from there, by their own module and by its neighbours', () => {
    const rest = withoutContexts(button, './Button.mjs?contexts', read);
    expect(rest).toContain('import { $b$context } from "./Button.mjs?contexts";');
    expect(rest).toContain('import { $f$context as $f$form } from "./Form.mjs?contexts";');
    expect(rest).toContain('import { Form as $f$Form } from "./Form.mjs";');
    expect(rest).toContain('import {useSlot as $b$useSlot} from "./utils.mjs";');
    expect(rest).not.toContain('createContext');
    expect(rest).toContain('export {$b$context as ButtonContext, $b$Button as Button};');
  });
});

it('components that the router only creates are marked as free of side effects', () => {
  const code = 'var Link = React10.forwardRef(\n  function Link2() {}\n);\nLink.displayName = "Link";';
  expect(pureComponents(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  function Link2() {}\n);\n',
  );
  const boundary = 'var Boundary = class extends React9.Component {\n  render() {}\n};';
  expect(pureComponents(boundary)).toBe(
    'var Boundary = /* @__PURE__ */ (() => class extends React9.Component {\n  render() {}\n})();',
  );
});

it('an emptied module keeps its exports', () => {
  expect(emptied('export function one() {}\nexport const two = 2;\nconst three = 3;')).toBe(
    'export const one = () => undefined;\nexport const two = () => undefined;',
  );
});

describe('what is never called', () => {
  const code = [
    'class Client {',
    '  async revoke({',
    '    token',
    '  }) {',
    '    if (token) {',
    '      send(token);',
    '    }',
    '  }',
    '  static keep() {',
    '    return this.revoke({ token });',
    '  }',
    '}',
  ].join('\n');

  it('is emptied, and nothing else', () => {
    const rest = withoutFunctions(code, ['revoke']);
    expect(rest).toBe(
      [
        'class Client {',
        '  async revoke() {',
        '  }',
        '  static keep() {',
        '    return this.revoke({ token });',
        '  }',
        '}',
      ].join('\n'),
    );
  });

  it('is missed when a new version has it no more', () => {
    expect(() => withoutFunctions(code, ['keepNot'])).toThrow('keepNot');
  });

  it('includes logging, but for errors', () => {
    const logging =
      '    logger2.debug("url:", url);\n    this._logger.warn("x");\n    logger2.throw(new Error("y"));';
    expect(withoutLogging(logging).trim()).toBe('logger2.throw(new Error("y"));');
  });
});

it('a trigger is set apart from what it opens', () => {
  const code = [
    'import {useTrigger as $t$use} from "react-aria/useTrigger";',
    'function $x$trigger(props) {',
    '    return $t$use(props);',
    '}',
    'function $x$Tooltip() {',
    '}',
    'export {$x$trigger as TooltipTrigger, $x$Tooltip as Tooltip};',
  ].join('\n');
  const { trigger, rest } = triggerApart(code, 'TooltipTrigger', './Tooltip.mjs?trigger');
  expect(trigger).toContain('return $t$use(props);');
  expect(trigger).not.toContain('$x$Tooltip');
  expect(rest).toContain('export {TooltipTrigger} from "./Tooltip.mjs?trigger";');
  expect(rest).toContain('export {$x$Tooltip as Tooltip};');
  expect(rest).not.toContain('$t$use(props)');
});

it('a script with the runtime in it imports nothing of it', () => {
  const runtime = { fileName: 'assets/c-1.js', code: 'var a=1,b=2;export{a as n,b as t};' };
  expect(withRuntime('import{n as e,t}from"./c-1.js";import"./c-2.js";use(e,t);', runtime)).toBe(
    'const{n:e,t:t}=(()=>{var a=1,b=2;return{n:a,t:b}})();import"./c-2.js";use(e,t);',
  );
});

it('only the Gregorian calendar is created', () => {
  const code = [
    '    switch(name){',
    "        case 'buddhist':",
    '            return new (0, $b)();',
    "        case 'gregory':",
    '        default:',
    '            return new (0, $g)();',
    '    }',
  ].join('\n');
  expect(withOneCalendar(code)).toBe(
    [
      '    switch(name){',
      "        case 'gregory':",
      '        default:',
      '            return new (0, $g)();',
      '    }',
    ].join('\n'),
  );
});

it('sentences are divided into those of the first list and all others', () => {
  const json = JSON.stringify({
    app: { one: 'Uno' },
    errors: { code: { X: 'No' } },
    patients: { two: 'Dos' },
  });
  expect(JSON.parse(partOfSentences(json, 'shown'))).toEqual({
    app: { one: 'Uno' },
    patients: { two: 'Dos' },
  });
  expect(JSON.parse(partOfSentences(json, 'later'))).toEqual({ errors: { code: { X: 'No' } } });
});
