import type { Locator } from '@playwright/test';

/** Interface words that libraries and browsers add; none is a Slovenian word. */
export const englishWords =
  'close|open|next|previous|page|loading|search|select|submit|cancel|clear|show|hide|more|less|error|warning|success|required|invalid|settings|logout|login|password|username|user|email|send|save|delete|edit|remove|add|new|back|home|notifications?|the|and|with|your|please|found|yes|results?|items?|rows?|sort(ed)?|ascending|descending|toggle|expand|collapse|dismiss|alert|tooltip|dropdown|option|choose|download|upload|print|copy|today|month|year|chart|table|main|skip|content';

const english = new RegExp(`(?<![\\p{L}./@-])(${englishWords})(?![\\p{L}./@-])`, 'iu');
const named =
  /^\s*- (?:'|")?(button|link|combobox|textbox|checkbox|radio|img|dialog|navigation|table|searchbox|switch|tab)(\s|:|$)(.*)$/;

/**
 * Missing or English names in the accessibility tree of a part of the page (`threats.md` W01, W20).
 *
 * @returns each finding as text
 */
export async function nameFaults(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role, , rest = ''] = named.exec(line) ?? [];
    const nameless = role !== undefined && !/^\s*"/.test(rest) ? [`no name: ${line.trim()}`] : [];
    const text = line.replace(/^\s*- '?\w+/, '').replace(/\/url: .*/, '');
    const words = english.exec(text)?.[1];
    return words ? [...nameless, `English "${words}": ${line.trim()}`] : nameless;
  });
}
