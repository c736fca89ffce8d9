import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The memory of another process that lies in RAM, in MB. From /proc where there is one, else from `ps`.
 * @throws when the process is gone, or on a system that has neither
 */
export function residentMb(pid: number): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
  }
  const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
