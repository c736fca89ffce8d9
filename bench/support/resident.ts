import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The part of another process's memory that is in RAM, in MB. From /proc if the system has it, else from `ps`.
 * @throws when the process has ended, or on a system that has neither
 */
export function residentMb(pid: number): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
  }
  const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
