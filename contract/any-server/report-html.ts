import { acrossOperations, type Check, failuresOf, notesOf, type OperationReport } from './report';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 0 auto; padding: 1rem }
pre { overflow-x: auto; padding: .75rem; border-radius: .5rem; background: color-mix(in srgb, currentColor 8%, transparent) }
table { border-collapse: collapse } th, td { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top }
summary { cursor: pointer; padding: .25rem 0 }
`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (each) => `&#${String(each.charCodeAt(0))};`);

/**
 * The report as one HTML page that loads nothing.
 * @param when the time of the run
 */
export function reportHtml(url: string, when: Date, reports: readonly OperationReport[]): string {
  const described = reports.filter((report) => report.described);
  const count = (outcome: OperationReport['outcome']) =>
    described.filter((report) => report.outcome === outcome).length;
  const notes = notesOf(reports).map(
    ([text, names]) => `<li><code>${escaped(text)}</code><br>${escaped(names.join(', '))}</li>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contract report</title><style>${style}</style>
<h1>Contract report</h1>
<p>${escaped(url)}, ${when.toISOString()}</p>
<p><strong>${count('met')} met, ${count('not met')} not met, ${count('not there')} not there, ${count('not asked')} not asked</strong></p>
${acrossOperations(reports)
  .map((line) => `<p><strong>${line}</strong></p>`)
  .join('')}
${section("Not safe: another person's data, or acting for another", failuresOf(reports, 'safety'))}
${section('Not met', failuresOf(reports, undefined))}
${notes.length > 0 ? `<h2>Notes: nothing to mend</h2><ul>${notes.join('')}</ul>` : ''}
<h2>All operations</h2>
<table><thead><tr><th scope="col">Operation</th><th scope="col">Outcome</th><th scope="col">Checks</th></tr></thead>
<tbody>${described.map(row).join('\n')}</tbody></table>
</html>
`;
}

function section(title: string, reports: readonly OperationReport[]): string {
  if (reports.length === 0) return '';
  const items = reports.map(
    ({ operation, checks }) => `<h3>${escaped(operation)}</h3>${checks.map(details).join('\n')}`,
  );
  return `<h2>${escaped(title)}</h2>${items.join('\n')}`;
}

function details({ name, finding, why = '' }: Check): string {
  const text = finding
    ? `sent\n${finding.sent}\n\nanswer\n${finding.came}\n\nthe contract says\n${finding.contract}`
    : why;
  return `<details><summary>${escaped(name)}</summary><pre>${escaped(text)}</pre></details>`;
}

function row({ operation, outcome, checks }: OperationReport): string {
  const passed = checks.filter((check) => check.outcome === 'passed').length;
  const failed = checks.filter((check) => check.outcome === 'failed').length;
  return `<tr><td>${escaped(operation)}</td><td>${outcome}</td><td>${passed} passed, ${failed} failed</td></tr>`;
}
