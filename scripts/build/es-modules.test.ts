import { expect, test } from 'vitest';
import { asModule, entryOf } from './es-modules.ts';

/** Runs a module without imports and returns its exports. */
const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

test('exports that are set once, under a condition, and read again', async () => {
  const {
    one,
    now,
    twice,
    default: all,
  } = await run(
    asModule(
      `"use strict";
exports.one = 1;
if (exports.one > 5) exports.now = function () { return "no"; };
else exports.now = function () { return "yes"; };
exports.twice = function () { return exports.now() + exports.now(); };`,
      'file.js',
    ),
  );
  expect([one, now(), twice()]).toEqual([1, 'yes', 'yesyes']);
  expect(Object.keys(all)).toEqual(['one', 'now', 'twice']);
});

test('the packages that the file loads are imports', () => {
  const code = asModule(
    `var Scheduler = require("scheduler"),
  React = require("react");
exports.use = React.use;`,
    'file.js',
  );
  expect(code).toContain("import * as Scheduler from 'scheduler';");
  expect(code).toContain("import * as React from 'react';");
  expect(code).toContain('const exported_use = React.use;');
});

test.each([
  ['a package that is loaded later', 'exports.one = function () { return require("react"); };'],
  ['all exports at once', 'module.exports = {};'],
  ['a computed name', 'exports["one"] = 1;'],
])('refuses %s', (_, code) => {
  expect(() => asModule(code, 'file.js')).toThrow('adapt scripts/build/es-modules.ts: file.js');
});

test('a comment may contain those words', () => {
  expect(asModule('// exports, as module.exports do\nexports.one = 1;', 'file.js')).toContain(
    'const exported_one = 1;',
  );
});

test('the entry of a package is its file for production, with all its exports', () => {
  const entry = (file: string) =>
    `if (process.env.NODE_ENV === 'production') {
  module.exports = require('./cjs/${file}.production.js');
} else {
  module.exports = require('./cjs/${file}.development.js');
}`;
  expect(entryOf(entry('react'), 'index.js')).toBe(
    "export * from './cjs/react.production.js'; export { default } from './cjs/react.production.js';",
  );
  expect(() => entryOf('module.exports = {};', 'index.js')).toThrow('index.js: it chooses no file');
});
