// Reports come after the deeds, those of the markup too: this must stand before it.
const violations = new Set();
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  violations.add(effectiveDirective);
  document.documentElement.dataset.violations = [...violations].sort().join(' ');
});
