import { loadOperations, loadRights } from '../../contract/checker/description.ts';

const ROLES = ['solastnik', 'druzinski_clan', 'skrbnik', 'najemnik'];

const HEAD = `<!-- Generated from openapi/ by \`npm run generate\`. Do not edit. -->

# Rights

Who may call which operation at a payer code: its own user, who may call all that the pages allow, and the people whom that
user has invited, by their role (pages.md P32). A cell has the right that the role needs, \`yes\` where it needs none,
and \`–\` where the answer is 403. Operations without a login are left out. \`x-right\` of each operation and \`x-rights\`
of the description give this table; the backend reads the same.
`;

/** The matrix of roles and operations, as a page. @throws when an operation has an unknown \`x-right\` */
export async function rightsPage(): Promise<string> {
  const rights = await loadRights();
  const secured = (await loadOperations()).filter((operation) => operation.secured);
  const rows = secured.map(({ id, page, right = '' }) => {
    const rule = rights[right];
    if (!rule) throw new Error(`${id} has no x-right of x-rights`);
    const cells = ROLES.map((role) => (rule.roles.includes(role) ? (rule.needs ?? 'yes') : '–'));
    return row([`\`${id}\``, String(page ?? ''), right, 'yes', ...cells]);
  });
  const head = row(['operation', 'page', '`x-right`', 'own user', ...ROLES]);
  return [HEAD, head, row(Array.from({ length: 8 }, () => '---')), ...rows, ''].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
