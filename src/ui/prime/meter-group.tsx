import { MeterGroup as PrimeMeterGroup } from 'primereact/metergroup';
import { PrimeProvider } from './provider';
import './meter-group.css';

interface MeterGroupProps {
  /** The accessible name. */
  readonly name: string;
  /** Below 0 the meter is empty, above `max` it is full. */
  readonly value: number;
  /** More than 0. */
  readonly max: number;
  /** The value in words, for screen readers; it may be above `max`. */
  readonly valueText: string;
}

/** A bar that shows how much of an amount has been reached. */
export default function MeterGroup({ name, value, max, valueText }: MeterGroupProps) {
  return (
    <PrimeProvider>
      <PrimeMeterGroup
        values={[{ value: Math.max(0, Math.min(value, max)) }]}
        max={max}
        labelList={() => null}
        pt={{
          root: { 'aria-label': name, 'aria-valuetext': valueText, className: 'meter' },
          meter: { className: 'meter__bar' },
        }}
      />
    </PrimeProvider>
  );
}
