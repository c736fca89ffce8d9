import { Problem } from '../../scripts/problem';

/** A name in the spellings that the code uses. */
export interface Spellings {
  /** `house-rules`: files and routes. */
  readonly kebab: string;
  /** `houseRules`: functions. */
  readonly camel: string;
  /** `HouseRules`: components and schemas. */
  readonly pascal: string;
  /** `house_rules`: paths of the API. */
  readonly snake: string;
  /** `House rules`: sentences. */
  readonly words: string;
}

/** @param name in kebab case, such as `house-rules` @throws Problem when it is not */
export function spellingsOf(name: string): Spellings {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Problem(`"${name}" is not a name like house-rules: lower-case words with hyphens.`);
  }
  const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: name.replaceAll('-', '_'),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** A name as a key of an object: quoted only where it must be. */
export function keyOf(name: string): string {
  return name.includes('-') ? `'${name}'` : name;
}

/** `Hišni red` → `/hisni-red`. */
export function pathFor(title: string): string {
  const plain = title.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return `/${plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}`;
}
