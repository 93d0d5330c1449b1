export interface OptionGroup {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** The options of a `select` in groups. */
export const OptionGroups = ({ groups }: { readonly groups: readonly OptionGroup[] }) =>
  groups.map(({ label, options }) => (
    <optgroup key={label} label={label}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
