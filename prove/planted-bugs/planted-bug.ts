/** A mistake that somebody could make, as a change of one place in one file. */
export interface PlantedBug {
  name: string;
  /** From the root of the project. */
  file: string;
  /** Stands in the file exactly once, or the catalogue is out of date and says so. */
  find: string;
  replace: string;
  /** Where it should be found; they are tried in this order. */
  scenarios: readonly string[];
}
