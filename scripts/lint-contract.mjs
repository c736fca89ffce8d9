/** `redocly lint` without its notices and telemetry, in a way that works in every shell. */
process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';
process.env.REDOCLY_SUPPRESS_NOTIFICATIONS = 'true';
process.argv.push('lint', 'openapi/portal.yaml');
await import('@redocly/cli/bin/cli.js');
