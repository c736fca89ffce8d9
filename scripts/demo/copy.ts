import { createHash } from 'node:crypto';

/** Shows the buttons that copy a code, where the browser can copy, and says "Kopirano" for two seconds. */
export const copyScript = `if (navigator.clipboard) {
  for (const button of document.querySelectorAll('[data-copy]')) {
    const name = button.getAttribute('aria-label');
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = 'Kopirano';
      button.setAttribute('aria-label', 'Kopirano');
      setTimeout(() => {
        button.textContent = 'Kopiraj';
        button.setAttribute('aria-label', name);
      }, 2000);
    });
  }
}`;

/** The script as the content policy names it. */
export const copyHash = `'sha256-${createHash('sha256').update(copyScript).digest('base64')}'`;
