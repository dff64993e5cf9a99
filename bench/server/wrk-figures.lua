-- Run by wrk when it has finished: its figures as JSON on stderr. Times are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.stderr:write(string.format(
    '{"answers":%d,"duration":%d,"p50":%d,"p99":%d,"errors":%d}',
    summary.requests,
    summary.duration,
    latency:percentile(50),
    latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
