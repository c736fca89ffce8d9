/** The words below a selector that go on in the next line. Runs inside the page. */
export function brokenWords(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden'))
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ ]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
