/** The words of a rule's text. */

const WORD =
  /\s*(?:('[^']*')|(\d+(?:\.\d+)?)|([A-Za-z_]\w*(?:\.\w+)*)|(<=|>=|!=|[-+*/(),:=<>~]))/gy;

/** Reads a rule word by word. */
export interface Words {
  /** The next word, without taking it; empty at the end. */
  peek(): string;
  /** Takes the next word. @throws at the end */
  take(): string;
  /** Takes the next word when it is the given one. */
  skip(word: string): boolean;
  /** Takes the given word. @throws when the next word is another */
  expect(word: string): void;
  /** An error that names the rule. */
  fault(): Error;
}

/** @throws when the text has a character that no rule has */
export function wordsOf(rule: string): Words {
  const words: string[] = [];
  let read = 0;
  for (const match of rule.matchAll(WORD)) {
    words.push(match[0].trim());
    read = match.index + match[0].length;
  }
  const fault = () => new Error(`"${rule}" is not a rule.`);
  if (read !== rule.trimEnd().length) throw fault();
  let at = 0;
  const peek = () => words[at] ?? '';
  const take = () => {
    const word = words[at];
    if (word === undefined) throw fault();
    at += 1;
    return word;
  };
  const skip = (word: string) => {
    if (peek() !== word) return false;
    at += 1;
    return true;
  };
  const expect = (word: string) => {
    if (!skip(word)) throw fault();
  };
  return { peek, take, skip, expect, fault };
}
