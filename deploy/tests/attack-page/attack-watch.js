// Reports come after the attempts, also for the markup, so this script must come before it.
const violations = new Set();
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  violations.add(effectiveDirective);
  document.documentElement.dataset.violations = [...violations].sort().join(' ');
});
