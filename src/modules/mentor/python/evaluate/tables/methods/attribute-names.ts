const words = (text: string): string[] => text.trim().split(/\s+/)

const OF_BOTH = words(`
  T abs add add_prefix add_suffix agg aggregate align all any apply asfreq asof astype at at_time attrs axes between_time bfill clip
  combine combine_first compare convert_dtypes copy corr count cov cummax cummin cumprod cumsum describe diff div divide dot drop
  drop_duplicates droplevel dropna dtypes duplicated empty eq equals ewm expanding explode ffill fillna filter first_valid_index
  flags floordiv from_arrow ge get groupby gt head hist iat idxmax idxmin iloc index infer_objects info interpolate isin isna isnull
  items keys kurt kurtosis last_valid_index le loc lt map mask max mean median memory_usage min mod mode mul multiply ndim ne
  nlargest notna notnull nsmallest nunique pct_change pipe plot pop pow prod product quantile radd rank rdiv reindex reindex_like
  rename rename_axis reorder_levels replace resample reset_index rfloordiv rmod rmul rolling round rpow rsub rtruediv sample sem
  set_axis set_flags shape shift size skew sort_index sort_values sparse squeeze std sub subtract sum swaplevel tail take
  to_clipboard to_csv to_dict to_excel to_hdf to_json to_latex to_markdown to_numpy to_period to_pickle to_sql to_string
  to_timestamp to_xarray transform transpose truediv truncate tz_convert tz_localize unstack update value_counts values var where xs
`)
const OF_FRAMES = words(`
  assign boxplot columns corrwith eval from_dict from_records insert isetitem iterrows itertuples join melt merge pivot pivot_table
  query select_dtypes set_index stack style to_feather to_html to_iceberg to_orc to_parquet to_records to_stata to_xml
`)
const OF_SERIES = words(`
  argmax argmin argsort array autocorr between case_when cat divmod dt dtype factorize hasnans is_monotonic_decreasing
  is_monotonic_increasing is_unique item list name nbytes rdivmod repeat searchsorted str struct to_frame to_list tolist unique
`)

/** What pandas 3 has under these names, whether the evaluator knows it or not: what is not here is no attribute. */
export const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  DataFrame: new Set([...OF_BOTH, ...OF_FRAMES]),
  Series: new Set([...OF_BOTH, ...OF_SERIES]),
}
