// This script must run before the attempts and the markup, or it would miss their reports.
const violations = new Set();
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  violations.add(effectiveDirective);
  document.documentElement.dataset.violations = [...violations].sort().join(' ');
});
