import './held.css';

/**
 * Stands for what is shown or not shown once its data are known. What comes after it in the same element waits for two
 * seconds at most: it would move from under a finger.
 */
export function UnknownYet() {
  return <span hidden className="unknown-yet" />;
}
