import { expect, test } from 'vitest';
import { findMachines } from './find-machines';
import { proseOf } from './prose';
import { uploadMachine } from './sample/upload';

const [found] = await findMachines(new URL('sample/', import.meta.url));
const prose = proseOf(uploadMachine.root, found?.docs ?? new Map());

test('tells the whole sample', () => {
  expect(prose).toMatchInlineSnapshot(`
    "- **In every state**
      - On \`upload.cancelled\` it does \`drop\` and goes to **idle**.
      - On \`hint.closed\` it does \`outside\` and stays.
    - **idle**, where it begins. Nothing is on its way.
      - On \`upload.chosen\`, if \`allowed\` with \`kind: 'pdf'\`, it sets \`file\` and \`tries\` and goes to **busy** (only documents).
    - **busy**
      - On \`paused\` it goes to **paused**.
      - When what is inside has ended it emits \`upload.done\` with \`by: 'server'\` (\`told\`) and goes to **done**.
      - **transfer**, one of the parts that run side by side
        - **sending**, where it begins. It runs \`send\` (sends the file) as long as it lasts. On entering it sets \`tries\`. On leaving it raises \`hint.closed\`.
          - When \`send\` has answered it goes to **sent**.
          - When \`send\` has failed it goes to **waiting**.
        - **waiting**
          - On entering and after every event, if \`tired\` and not \`context.tries < 9\`, it goes to **failed**.
          - After 1 min it begins anew.
          - After \`backoff\` it goes to **sending**.
        - **sent**, where it ends
      - **hint**, one of the parts that run side by side
        - **shown**, where it begins
          - On \`hint.closed\` or after 1.5 min (\`pause\`) it goes to **busy.hint.done**.
        - **busy.hint.done**, where it ends
    - **paused**
      - On \`resumed\` it goes back to where it was in **busy**.
    - **done**, where it ends
    - **failed**, where it ends. On entering it does what its code decides and may emit \`upload.failed\`."
  `);
});
