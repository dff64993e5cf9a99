-- A form to post instead of asking.
local form = os.getenv('WRK_FORM')
if form then
  wrk.method = 'POST'
  wrk.body = form
  wrk.headers['content-type'] = 'application/x-www-form-urlencoded'
end

-- Run by wrk when it has finished: its figures as JSON on stderr. wrk counts in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.stderr:write(string.format(
    '{"answers":%d,"errors":%d,"perSecond":%f,"p50":%f,"p99":%f}',
    summary.requests,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    summary.requests * 1e6 / summary.duration,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000
  ))
end
