/**
 * Whether Specmatic's output says that tests ran and all passed. Its command for npm ends with the exit code 0 even when
 * tests fail.
 */
export function allPassed(output: string): boolean {
  const [, run, good] = /^Tests run: (\d+), Successes: (\d+),/m.exec(output) ?? [];
  return run !== undefined && Number(run) > 0 && run === good;
}
